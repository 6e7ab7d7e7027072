import type { setClientReminder as contract } from '@acordo/contracts/http/propostas/set-client-reminder';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';

const call = endpoint<typeof contract>('PUT', '/api/propostas/:id/lembrar-cliente');

/** Whether the client is reminded before the end of the present link (P121). Throws ApiError. */
export async function setClientReminder(id: string, on: boolean): Promise<void> {
  await request(call, { params: { id }, body: { lembrar_cliente: on } });
}
