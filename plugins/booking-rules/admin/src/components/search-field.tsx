import { useState, type FormEvent } from 'react';
import { Box, Searchbar, SearchForm } from '@strapi/design-system';
import { styled } from 'styled-components';

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
          clearLabel="Clear the search"
          placeholder={placeholder}
        >
          {label}
        </Searchbar>
      </SearchForm>
    </Roomy>
  );
}
