/** The least that a proposal needs. @param {import('@playwright/test').Page} page */
export async function fillLeast(page) {
  await page.getByLabel(/^Nome do cliente/).fill('Livraria Mandacaru');
  await page.getByLabel(/^E-mail do cliente/).fill('contato@livrariamandacaru.com.br');
  await page.getByLabel(/^Tipo de projeto/).selectOption('ecommerce');
  await page.getByLabel('Número de páginas').fill('12');
}
