/** What Demo content and Start your own say. */
export const demoContent = {};
