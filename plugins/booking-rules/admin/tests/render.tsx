import type { ReactElement } from 'react';
import { DesignSystemProvider, lightTheme } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a part of the panel in Strapi's design system. @param address of the page, with its query */
export function renderInPanel(element: ReactElement, address = '/'): ReturnType<typeof render> {
  return render(
    <MemoryRouter
      initialEntries={[address]}
      future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
    >
      <DesignSystemProvider locale="en" theme={lightTheme}>
        {element}
      </DesignSystemProvider>
    </MemoryRouter>,
  );
}
