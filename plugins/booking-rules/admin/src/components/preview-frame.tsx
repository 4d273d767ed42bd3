import { useEffect, useState } from 'react';
import { Box, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { currentLanguage } from 'booking-rules/shared/format/language';
import { messages } from '../messages/messages';

const Frame = styled.iframe`
  width: 100%;
  height: 70vh;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;

/**
 * A page of the site as guests see it, or will see a draft of it, in the language of the panel where the site has it.
 * Its address is signed, lasts some minutes, and is read anew with each version.
 * @param uid of a content type that has a page
 * @param version changes whenever what it shows has
 */
export function PreviewFrame({
  title,
  uid,
  documentId,
  status,
  version,
}: {
  title: string;
  uid: string;
  documentId: string;
  status: 'draft' | 'published';
  version: string | number;
}) {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const asked = { documentId, status, locale: currentLanguage() };
    const path = `/content-manager/preview/url/${uid}`;
    get<{ data: { url: string } }>(path, { params: asked, signal: stop.signal }).then(
      ({ data }) => {
        setAddress(data.data.url);
        setProblem(false);
      },
      () => {
        if (!stop.signal.aborted) setProblem(true);
      },
    );
    return () => stop.abort();
  }, [get, uid, documentId, status, version]);
  return <SiteFrame title={title} address={address} problem={problem} />;
}

/**
 * A signed address of the site in a frame, or what is said in its place. Another address takes the place of what is
 * shown once it has come.
 * @param address null until it is known
 */
export function SiteFrame({
  title,
  address,
  problem,
}: {
  title: string;
  address: string | null;
  problem: boolean;
}) {
  const t = messages().components.preview;
  if (problem) return <Typography textColor="neutral600">{t.none}</Typography>;
  if (address === null) return <Typography textColor="neutral600">{t.making}</Typography>;
  // The panel may frame pages of its own address alone.
  const isFramed = new URL(address).origin === window.location.origin;
  return (
    <>
      {isFramed ? <Frame title={title} src={address} /> : null}
      <Box paddingTop={2}>
        <Link href={address} isExternal>
          {t.open}
        </Link>
      </Box>
    </>
  );
}
