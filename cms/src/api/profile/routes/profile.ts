/** `PUT /api/profile`: what guests change of their own account. */
export default {
  routes: [{ method: 'PUT', path: '/profile', handler: 'profile.update' }],
};
