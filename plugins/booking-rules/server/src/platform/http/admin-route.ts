/** An admin route that needs one of the plugin's permissions. */
export function route(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  handler: string,
  action: string,
) {
  const policies = [
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [action] } },
  ];
  return { method, path, handler, config: { policies } };
}
