const json = { 'content-type': 'application/json' };
export const post = (path, headers, body) => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
export const get = (path, headers) => ({ method: 'GET', path, headers });

/** Sends one request; another status than 2xx is an error. @returns {Promise<{ headers: Headers, body: any }>} */
export async function ask(url, { path, ...request }) {
  const response = await fetch(url + path, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return { headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}
