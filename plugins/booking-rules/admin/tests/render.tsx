import type { ReactElement } from 'react';
import { DesignSystemProvider, lightTheme } from '@strapi/design-system';
import { render } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';

const future = { v7_startTransition: true, v7_relativeSplatPath: true };

/** Renders a part of the panel in Strapi's design system. @param address of the page, with its query */
export function renderInPanel(element: ReactElement, address = '/'): ReturnType<typeof render> {
  return render(
    <MemoryRouter initialEntries={[address]} future={future}>
      <DesignSystemProvider locale="en" theme={lightTheme}>
        {element}
      </DesignSystemProvider>
    </MemoryRouter>,
  );
}

/** The same with a router that can keep somebody on a page, as the panel's own. */
export function renderGuarded(element: ReactElement, address = '/'): ReturnType<typeof render> {
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [address],
    future: { v7_relativeSplatPath: true },
  });
  return render(
    <DesignSystemProvider locale="en" theme={lightTheme}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </DesignSystemProvider>,
  );
}
