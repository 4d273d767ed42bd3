import { Flex, Typography } from '@strapi/design-system';
import { CheckCircle, CrossCircle, Minus } from '@strapi/icons';
import type { Trace, TraceAnswer } from 'booking-rules/shared/explain/trace';
import { Panel } from '../components/panel';
import { RuleTable, Scrolling } from '../components/rule-table';
import { EditRuleLink, stepLink, type Traced } from './edit-links';
import { RULE_NAMES } from './rule-names';

/** Every rule with what it said, and the way to change it. */
export function RuleSteps({ trace, apartment }: { trace: Trace; apartment: Traced }) {
  return (
    <Panel title="Every rule">
      <Scrolling>
        <RuleTable>
          <caption hidden>Every rule and its result</caption>
          <thead>
            <tr>
              <th scope="col">Rule</th>
              <th scope="col">Result</th>
              <th scope="col">Details</th>
              <th scope="col">Change it</th>
            </tr>
          </thead>
          <tbody>
            {trace.steps.map((step) => (
              <tr key={step.rule}>
                <td>
                  <Typography fontWeight="semiBold">{RULE_NAMES[step.rule]}</Typography>
                </td>
                <td>
                  <AnswerMark answer={step.answer} />
                </td>
                <td>
                  <Typography>{step.says}</Typography>
                </td>
                <td>
                  <EditRuleLink link={stepLink(step, trace, apartment)} of={RULE_NAMES[step.rule]} />
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
  const words = { yes: 'Passed', no: 'Failed', 'not-asked': 'Not checked' }[answer];
  const colour = { yes: 'success600', no: 'danger600', 'not-asked': 'neutral600' } as const;
  const Icon = { yes: CheckCircle, no: CrossCircle, 'not-asked': Minus }[answer];
  return (
    <Flex gap={2}>
      <Icon fill={colour[answer]} aria-hidden />
      <Typography textColor={colour[answer]} fontWeight="bold">
        {words}
      </Typography>
    </Flex>
  );
}
