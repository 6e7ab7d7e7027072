import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, parseConfig } from './read-config.js';
import { commonVariables, refuseShiftedClock, secretKey } from './variables.js';

const schema = z.object({ ...commonVariables, KEY: secretKey }).superRefine(refuseShiftedClock);
const key = 'a'.repeat(43);

describe('configuration', () => {
  it('is parsed into types with defaults', () => {
    const config = parseConfig(schema, { PORT: '8080', KEY: key, LOG_LEVEL: '' });
    expect(config).toMatchObject({ PORT: 8080, LOG_LEVEL: 'info', CLOCK_SHIFT: 0 });
    expect(config.KEY).toHaveLength(32);
  });
  it('lists everything that is wrong, without values', () => {
    expect.assertions(3);
    try {
      parseConfig(schema, { KEY: 'hunter2' });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      expect((error as ConfigError).problems).toHaveLength(2);
      expect((error as ConfigError).message).not.toContain('hunter2');
    }
  });
  it('refuses a moved clock in production (D3)', () => {
    const env = { PORT: '1', KEY: key, CLOCK_SHIFT: '60' };
    expect(() => parseConfig(schema, { ...env, NODE_ENV: 'production' })).toThrow('CLOCK_SHIFT');
    expect(parseConfig(schema, { ...env, NODE_ENV: 'test' }).CLOCK_SHIFT).toBe(60);
  });
});
