/** `GET /api/cards`: apartments for lists that guests make. Everybody is answered alike. */
export default {
  routes: [{ method: 'GET', path: '/cards', handler: 'card.find', config: { auth: false } }],
};
