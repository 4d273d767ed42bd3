import { ApiError } from '../../api/api-error';
import { messages } from '../../messages/messages';

/** The backend accepted the password but did not return the account: nobody is signed in. */
export function notLoaded(): ApiError {
  const message = messages().account.notLoaded;
  return new ApiError({ status: 500, name: 'NotLoaded', message, details: {} });
}
