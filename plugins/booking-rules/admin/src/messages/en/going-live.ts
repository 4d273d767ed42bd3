/** What the checklist before going live says. */
export const goingLive = {};
