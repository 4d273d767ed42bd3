import { useEffect, useRef, useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Download, Duplicate, File } from '@strapi/icons';
import { createGlobalStyle, styled } from 'styled-components';
import { messages } from '../messages';

/** On paper there are the codes alone. */
const OnPaper = createGlobalStyle`
  @media print {
    body * {
      visibility: hidden;
    }

    #recovery-codes,
    #recovery-codes * {
      visibility: visible;
      color: #000;
      background: #fff;
    }

    #recovery-codes {
      position: fixed;
      inset: 0;
    }
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: ${({ theme }) => theme.spaces[2]};
`;

/** Shows recovery codes, the only time that they can be read, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = messages().recovery;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(t.copied);
    } catch {
      setSaid(t.noCopy);
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <OnPaper />
      <Typography variant="delta" tag="h2" ref={heading} tabIndex={-1}>
        {t.save}
      </Typography>
      <Typography>{t.note}</Typography>
      <Box id="recovery-codes" background="neutral100" hasRadius padding={4}>
        <Box paddingBottom={3}>
          <Typography variant="sigma" tag="h3">
            {t.heading}
          </Typography>
        </Box>
        <Codes>
          {codes.map((code) => (
            <li key={code}>
              <Typography tag="code" dir="ltr">
                {code}
              </Typography>
            </li>
          ))}
        </Codes>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" startIcon={<Duplicate />} onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button variant="tertiary" startIcon={<Download />} onClick={() => download(codes)}>
          {t.download}
        </Button>
        <Button variant="tertiary" startIcon={<File />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <Typography role="status" textColor="neutral600">
          {said}
        </Typography>
      </Flex>
      <Flex>
        <Button size="L" onClick={onDone}>
          {t.saved}
        </Button>
      </Flex>
    </Flex>
  );
}

function download(codes: readonly string[]): void {
  const t = messages().recovery;
  const text = [t.fileHeading(window.location.host), t.once, '', ...codes, ''].join('\n');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `recovery-codes-${window.location.hostname}.txt`;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
