import type { PanelMessages } from '../types';

export const menu: PanelMessages['menu'] = {};
