import { ApiError } from '../../api/api-error';

/** The backend accepted the password but did not return the account: nobody is signed in. */
export const NOT_LOADED = new ApiError({
  status: 500,
  name: 'NotLoaded',
  message: "Your account couldn't be loaded. Try again in a moment.",
  details: {},
});
