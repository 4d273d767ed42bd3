import type { PanelMessages } from '../types';

export const listings: PanelMessages['listings'] = {};
