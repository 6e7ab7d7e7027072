import { liftLimit } from './administrator.mjs';
import { develop, find, propose, settle, share, signIn } from './owner.mjs';
import { pay } from './payments.mjs';
import { studios } from './studios.mjs';
import { visit } from './visit.mjs';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/**
 * The sample data is created in stages: in each, the product runs with its clock on another day, and people use it. So
 * links that are over have really ended, and histories are real.
 * @typedef {{ url: string, outboxDir: string, administrator: { username: string, password: string } }} Scene
 * @typedef {{ shift: number, run: (scene: Scene) => Promise<void> }} Stage
 * @type {readonly Stage[]}
 */
export const stages = [
  { shift: -52 * DAY_S, run: twoMonthsAgo },
  { shift: -12 * DAY_S, run: twoWeeksAgo },
  { shift: -9 * DAY_S + 5 * HOUR_S, run: threeDaysLater },
  { shift: 0, run: today },
];

/** @param {Scene} scene */
async function twoMonthsAgo(scene) {
  const { url, administrator } = scene;
  const marina = await settle(scene, studios.marina);
  await liftLimit(url, administrator, marina.id);
  await visit(url, await share(marina, await propose(marina, 'lawyers')));
  const yoga = await propose(marina, 'yoga');
  const signer = { nome: 'Íris Almeida', email: 'iris@casairis.com.br' };
  await visit(url, await share(marina, yoga), { signer });
  await develop(marina, yoga, 'finalizado');
}

/** @param {Scene} scene */
async function twoWeeksAgo(scene) {
  const marina = await settle(scene, studios.marina);
  for (const name of ['hardware', 'bakery']) await share(marina, await propose(marina, name));
  await settle(scene, studios.juliana);
}

/** @param {Scene} scene */
async function threeDaysLater(scene) {
  const { url } = scene;
  const marina = await settle(scene, studios.marina);
  const motivo = 'Gostamos muito, mas fechamos com um fornecedor que já cuida do nosso estoque.';
  await visit(url, (await find(marina, 'hardware')).token, { motivo });
  const bakery = await find(marina, 'bakery');
  const signer = { nome: 'Helena Prado', email: 'helena@paoeprosa.com.br' };
  await visit(url, bakery.token, { signer });
  await develop(marina, bakery, 'em_desenvolvimento');
}

/** @param {Scene} scene */
async function today(scene) {
  const { url } = scene;
  const marina = await settle(scene, studios.marina);
  await visit(url, await share(marina, await propose(marina, 'clinic')));
  await share(marina, await propose(marina, 'ngo'));
  await propose(marina, 'magazine');

  const juliana = await settle(scene, studios.juliana);
  for (const name of ['school', 'winery']) await propose(juliana, name);
  await share(juliana, await propose(juliana, 'dentist'));

  const caio = await settle(scene, studios.caio);
  await pay(url, caio.id, { plan: 'mensal', daysAgo: 9 });
  for (const name of ['clinic', 'yoga', 'school', 'dentist']) await propose(caio, name);
  await pay(url, (await settle(scene, studios.beatriz)).id, { plan: 'anual', daysAgo: 41 });
  await pay(url, (await settle(scene, studios.otavio)).id, { plan: 'mensal', daysAgo: 32, late: true });
  await signIn(url, studios.rafael); // nothing yet: shows the product to a new user
}
