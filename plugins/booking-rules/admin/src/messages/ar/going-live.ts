import type { PanelMessages } from '../types';

export const goingLive: PanelMessages['goingLive'] = {};
