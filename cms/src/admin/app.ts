/** What Strapi's admin panel asks of Strapi's makers is switched off: nothing leaves this server for it. */
export default {
  config: { notifications: { releases: false }, tutorials: false },
};
