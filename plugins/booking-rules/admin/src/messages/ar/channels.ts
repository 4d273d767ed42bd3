import type { PanelMessages } from '../types';

export const channels: PanelMessages['channels'] = {};
