import type { PanelMessages } from '../types';

export const calendar: PanelMessages['calendar'] = {};
