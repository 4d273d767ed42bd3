import { useId, useRef, useState, type DragEvent } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Upload } from '@strapi/icons';
import { styled } from 'styled-components';
import { messages } from '../messages/messages';

const BYTES_PER_MEGABYTE = 1024 * 1024;

const Zone = styled(Box)<{ $isOver: boolean }>`
  border: 1px dashed ${({ theme, $isOver }) => ($isOver ? theme.colors.primary600 : theme.colors.neutral500)};
`;

/** A field onto which a file is dropped, with a button that chooses one. */
export function FileDrop({
  label,
  hint,
  accept,
  mostMegabytes,
  busy,
  onFile,
  onProblem,
}: {
  label: string;
  hint: string;
  /** Endings of names, such as `.csv,.json`. */
  accept: string;
  mostMegabytes: number;
  busy: boolean;
  onFile: (file: File) => void;
  /** Is told why a file is not taken. */
  onProblem: (problem: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null): void {
    const [file, second] = files ?? [];
    if (busy || !file) return;
    const t = messages().listingImports.upload;
    const endings = accept.split(',');
    const isKnown = endings.some((ending) => file.name.toLowerCase().endsWith(ending));
    if (second) onProblem(t.oneAtATime);
    else if (!isKnown) onProblem(t.otherKind(file.name, endings));
    else if (file.size > mostMegabytes * BYTES_PER_MEGABYTE) onProblem(t.tooLarge(file.name, mostMegabytes));
    else onFile(file);
  }

  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };

  return (
    <Zone
      $isOver={isOver}
      hasRadius
      padding={6}
      background={isOver ? 'primary100' : 'neutral100'}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event: DragEvent) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <Flex direction="column" gap={3}>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again once it is corrected.
            event.target.value = '';
          }}
        />
        <Button
          startIcon={<Upload />}
          variant="secondary"
          loading={busy}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Typography id={`${id}-hint`} textColor="neutral600" textAlign="center">
          {hint}
        </Typography>
      </Flex>
    </Zone>
  );
}
