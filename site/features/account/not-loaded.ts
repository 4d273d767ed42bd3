import { ApiError } from '../../api/api-error';

/** The backend took the password, but then did not say who that is: nobody is signed in. */
export const NOT_LOADED = new ApiError({
  status: 500,
  name: 'NotLoaded',
  message: 'Your account could not be loaded. Try again in a moment.',
  details: {},
});
