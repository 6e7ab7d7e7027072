import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { describe, expect, it, jest } from '@jest/globals';
import { setRecoveryStage } from './support/recovery-stage.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(30_000); // starts more copies of the service

const stage = setRecoveryStage();
const recoveries = async (userId: string) =>
  (await stage.mails.kindsTo(userId)).filter((kind) => kind === 'password-recovery').length;
/** The account of the address cannot be looked up until `work` is done. */
const withoutUsers = <T>(work: () => Promise<T>) =>
  stage.holding('LOCK TABLE identity.users IN ACCESS EXCLUSIVE MODE', work);
/** The response is sent, and the work after it is lost as in a killed process: its transaction is rolled back. */
const dyingAfterTheResponse = (email: string) =>
  withoutUsers(async () => {
    const { statusCode } = await stage.forgot(email);
    await stage.rows.query('SELECT pg_terminate_backend($1)', [await stage.somebodyWaits()]);
    return statusCode;
  });

describe('the response to a forgotten password (D7, attack 90)', () => {
  it('is sent before the account is looked up, after one row that is the same for all', async () => {
    const { id, email } = await stage.owner();
    const [stranger, ip] = [freshEmail(), freshAddress()];
    await withoutUsers(async () => {
      const known = await stage.forgot(email, { ip });
      const unknown = await stage.forgot(stranger, { ip });
      expect([known.statusCode, known.body]).toEqual([202, '']);
      expect([unknown.statusCode, unknown.body]).toEqual([202, '']);
      expect(await stage.requests()).toEqual([
        [email, ip],
        [stranger, ip],
      ]);
    });
    await stage.settled(); // neither address stays
    expect(await recoveries(id)).toBe(1);
  });
});

describe('an email for a new password, once the response was sent (D30)', () => {
  it('survives its process: the next started one writes it', async () => {
    const { id, email } = await stage.owner();
    expect(await dyingAfterTheResponse(email)).toBe(202);
    expect(await recoveries(id)).toBe(0);
    expect(await stage.requests()).toEqual([[email, expect.any(String)]]);
    const next = await TestIdentity.start(stage.database, { SCHEDULE_EVERY_S: '60' });
    await stage.settled();
    expect(await recoveries(id)).toBe(1);
    expect((await stage.reset(await stage.mails.token(id, 'password-recovery'))).statusCode).toBe(204);
    await next.close();
  });

  it('is written once, however many copies look for it', async () => {
    const { id, email } = await stage.owner();
    await dyingAfterTheResponse(email);
    const other = await TestIdentity.start(stage.database);
    await Promise.all([stage.identity, other].map(({ app }) => app.get(Schedule).run()));
    await other.close();
    expect(await recoveries(id)).toBe(1);
    expect(await stage.requests()).toEqual([]);
  });

  it('that cannot be written waits, and delays no other', async () => {
    const [broken, fine] = [await stage.owner(), await stage.owner()];
    await stage.rows.query(`
      CREATE FUNCTION identity.quebra() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.user_id = '${broken.id}' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER quebra BEFORE INSERT ON identity.account_tokens FOR EACH ROW EXECUTE FUNCTION identity.quebra()`);
    await dyingAfterTheResponse(broken.email);
    await dyingAfterTheResponse(fine.email);
    await stage.identity.app.get(Schedule).run();
    expect([await recoveries(broken.id), await recoveries(fine.id)]).toEqual([0, 1]);
    expect(await stage.requests()).toEqual([[broken.email, expect.any(String)]]);
    await stage.rows.query('DROP FUNCTION identity.quebra() CASCADE');
    await stage.identity.app.get(Schedule).run();
    expect(await recoveries(broken.id)).toBe(1);
  });
});
