import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, Minus } from '@strapi/icons';
import type { Trace, TraceAnswer } from 'booking-rules/shared/explain/trace';
import { Panel } from '../components/panel';
import { RuleTable, Scrolling } from '../components/rates/rule-table';
import { EditRuleLink, stepLink, type Traced } from './edit-links';
import { messages } from '../messages/messages';

/** Every rule with what it said, and the way to change it. */
export function RuleSteps({ trace, apartment }: { trace: Trace; apartment: Traced }) {
  const t = messages().explain.rules;
  return (
    <Panel title={t.title}>
      <Scrolling>
        <RuleTable>
          <caption hidden>{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.columns.rule}</th>
              <th scope="col">{t.columns.result}</th>
              <th scope="col">{t.columns.details}</th>
              <th scope="col">{t.columns.change}</th>
            </tr>
          </thead>
          <tbody>
            {trace.steps.map((step) => (
              <tr key={step.rule}>
                <td>
                  <Typography fontWeight="semiBold">{t.names[step.rule]}</Typography>
                </td>
                <td>
                  <AnswerMark answer={step.answer} />
                </td>
                <td>
                  <Typography>{step.says}</Typography>
                </td>
                <td>
                  <EditRuleLink link={stepLink(step, trace, apartment)} of={t.names[step.rule]} />
                </td>
              </tr>
            ))}
          </tbody>
        </RuleTable>
      </Scrolling>
    </Panel>
  );
}

function AnswerMark({ answer }: { answer: TraceAnswer }) {
  const colour = { yes: 'success600', no: 'danger600', 'not-asked': 'neutral600' } as const;
  const Icon = { yes: CheckCircle, no: CrossCircle, 'not-asked': Minus }[answer];
  return (
    <Flex gap={2}>
      <Icon fill={colour[answer]} aria-hidden />
      <Typography textColor={colour[answer]} fontWeight="bold">
        {messages().explain.rules.answers[answer]}
      </Typography>
    </Flex>
  );
}
