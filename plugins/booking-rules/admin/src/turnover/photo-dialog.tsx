import { Button, Modal } from '@strapi/design-system';
import { styled } from 'styled-components';
import { formatInstant } from 'booking-rules/shared/format/instant';
import { useApiQuery } from '../api/use-api-query';
import { QueryResult } from '../components/query-result';
import { messages } from '../messages/messages';

const Photo = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
`;

/** A photo of what was done or is wrong, fetched when somebody wants to see it. */
export function PhotoDialog({ id }: { id: number }) {
  const t = messages().turnover;
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          {t.photo}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header closeLabel={messages().components.close}>
          <Modal.Title>{t.photoTitle}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Fetched id={id} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Fetched({ id }: { id: number }) {
  const t = messages().turnover;
  const query = useApiQuery('GET /booking-rules/turnover/photos/{id}', { params: { id } });
  return (
    <QueryResult query={query}>
      {({ data }) => <Photo src={data.image} alt={t.photoOf(formatInstant(data.at))} />}
    </QueryResult>
  );
}
