import type { PanelMessages } from '../types';

export const owners: PanelMessages['owners'] = {};
