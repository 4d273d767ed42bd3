import type { PanelMessages } from '../types';

export const terms: PanelMessages['terms'] = {};
