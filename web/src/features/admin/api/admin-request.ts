import type { ResponseOf, Call, RequestOf } from '@acordo/contracts/call';
import { ApiError } from '../../../shared/http/api-error';
import type { Endpoint } from '../../../shared/http/endpoint';
import { type HttpResponse, type RequestOptions, send } from '../../../shared/http/request';
import { unmarkAdmin } from '../admin-session';

/** A call of the panel. A 401 means that the administrator's session is over: the guard then redirects to the login. */
export async function adminSend<C extends Call>(
  call: Endpoint<C>,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<HttpResponse<ResponseOf<C>>> {
  try {
    return await send(call, input, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) unmarkAdmin();
    throw error;
  }
}

export async function adminRequest<C extends Call>(
  call: Endpoint<C>,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<ResponseOf<C>> {
  return (await adminSend(call, input, options)).body;
}
