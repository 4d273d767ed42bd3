import { useCallback, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, Flex, Typography, Box, Searchbar, SearchForm } from '@strapi/design-system';
import { styled } from 'styled-components';
import type { Pagination } from 'booking-rules/contracts/fields';
import { messages } from '../messages/messages';

/** Filters of a list that live in the address, so that they can be kept and shared. */
export interface AddressQuery {
  params: URLSearchParams;
  /** An empty value takes the filter away; any but the page leads back to the first page. */
  set: (key: string, value: string) => void;
  /** Takes all filters away. */
  clear: () => void;
}

/** The query of this page's address, to read and to change. */
export function useAddressQuery(): AddressQuery {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (key: string, value: string) => {
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(key);
        else next.set(key, value);
        if (key !== 'page') next.delete('page');
        return next;
      });
    },
    [setParams],
  );
  const clear = useCallback(() => setParams({}), [setParams]);
  return { params, set, clear };
}

/** Takes all filters of a list away; nothing while there are none. */
export function ClearFilters({ params, clear, size }: Omit<AddressQuery, 'set'> & { size?: 'L' }) {
  if (params.size === 0) return null;
  return (
    <Button variant="tertiary" size={size} onClick={clear}>
      {messages().components.list.clearFilters}
    </Button>
  );
}

/** Links to the pages of a list; nothing when there is only one, unless the page that is shown is no longer there. */
export function PageLinks({
  pagination: { page, pageCount },
  onPage,
}: {
  pagination: Pagination;
  onPage: (page: number) => void;
}) {
  const t = messages().components.list;
  if (pageCount < 2 && page < 2) return null;
  return (
    <Flex tag="nav" aria-label={t.pages} justifyContent="center" gap={4} paddingTop={4}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pageCount))}>
        {t.previous}
      </Button>
      <Typography>{t.page(page, pageCount)}</Typography>
      <Button variant="tertiary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </Flex>
  );
}

/** The cross that clears the search, large enough for a finger. */
const Roomy = styled(Box)`
  button {
    min-width: 2.4rem;
    min-height: 2.4rem;
  }
`;

/** Searches when Enter is pressed, and all again once it is cleared. */
export function SearchField({
  value,
  onSearch,
  label,
  placeholder,
}: {
  value: string;
  onSearch: (text: string) => void;
  label: string;
  placeholder: string;
}) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address may change by itself: by the browser's Back, or when all filters are taken away.
    setKnown(value);
    setText(value);
  }
  return (
    <Roomy width={{ initial: '100%', medium: '36rem' }}>
      <SearchForm
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <Searchbar
          name="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => {
            setText('');
            onSearch('');
          }}
          clearLabel={messages().components.list.clearSearch}
          placeholder={placeholder}
        >
          {label}
        </Searchbar>
      </SearchForm>
    </Roomy>
  );
}
