import type { PanelMessages } from '../types';

export const rates: PanelMessages['rates'] = {};
