import type { PanelMessages } from '../types';

export const history: PanelMessages['history'] = {};
