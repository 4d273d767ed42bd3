import type { ComponentType, LazyExoticComponent } from 'react';
import type { PanelPermission } from './api/permissions';
import type { PanelMessages } from './messages/types';

type Menu = PanelMessages['menu'];

/** A page of the panel, loaded when it is opened. */
export interface PanelPage {
  /** Beneath `/admin/plugins/booking-rules/`. */
  path: string;
  /** What the menu calls it; null for a page that another leads to. */
  label: keyof Menu['pages'] | null;
  /** Whoever has one of these sees it. */
  permissions: PanelPermission[];
  Component: LazyExoticComponent<ComponentType>;
}
