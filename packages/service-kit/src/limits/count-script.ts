/**
 * The library's own script counts refused attempts too and lets a late give-back go below zero. This one keeps the counter
 * equal to the allowed attempts that were not given back, so that giving back is exact (D48).
 * KEYS[1] counter; ARGV: change (+1 or -1), seconds of the window, points. Returns {count, milliseconds left}.
 */
export const COUNT_SCRIPT = `
local change = tonumber(ARGV[1])
local used = tonumber(redis.call('get', KEYS[1]) or '0')
if change < 0 then
  if used > 0 then used = redis.call('incrby', KEYS[1], change) end
  return {used, redis.call('pttl', KEYS[1])}
end
if used + change > tonumber(ARGV[3]) then
  return {used + change, redis.call('pttl', KEYS[1])}
end
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
return {redis.call('incrby', KEYS[1], change), redis.call('pttl', KEYS[1])}
`;
