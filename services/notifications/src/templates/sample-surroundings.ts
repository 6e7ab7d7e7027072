/** Product and attachments of the emails in `fixtures/`, for their tests and for scripts/mail-fixtures.mjs. */
export const sampleSite = { appName: 'Acordo', publicUrl: 'https://acordo.example' };

export const sampleEnclosed = {
  link: 'https://acordo.example/public/proposal/u3pXGkq0TqJt0m2Zr6cS9w',
  token: 'Vn3c9k0sYx5hJ2mQ7uW1zA8bD4eF6gH0iK2lM4nO6pQ',
  pdf: true,
  logo: true,
  signature: true,
};
