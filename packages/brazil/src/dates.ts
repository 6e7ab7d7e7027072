/** The product's time zone. Always the IANA zone, never a fixed offset: Brazil had daylight saving time until 2019 (D3). */
export const ZONE = 'America/Sao_Paulo';

/** A point in time: a Date, or the wire's ISO 8601 text with `Z`. An invalid one makes every function here throw RangeError. */
export type Instant = Date | string;

const MINUTE = 60_000;
const DAY = 86_400_000;

let made: Intl.DateTimeFormat | undefined;

/**
 * Parts instead of a locale's own text: punctuation differs between ICU versions of Node and browsers. Created on first
 * use: that takes a slow phone a tenth of a second, and most pages start without a date.
 */
const clock = () =>
  (made ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: ZONE,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** 'dd/mm/aaaa' in São Paulo (P1). */
export function formatDate(instant: Instant): string {
  const { year, month, day } = wallClock(instant);
  return `${day}/${month}/${year}`;
}

/** 'dd/mm/aaaa, hh:mm' in São Paulo. */
export function formatDateTime(instant: Instant): string {
  const { hour, minute } = wallClock(instant);
  return `${formatDate(instant)}, ${hour}:${minute}`;
}

/** '27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)', with the offset in force at that instant (D3). */
export function formatEvidence(instant: Instant): string {
  const { hour, minute, second } = wallClock(instant);
  return `${formatDate(instant)} ${hour}:${minute}:${second} (${offsetText(instant)}, horário de Brasília)`;
}

/** 'YYYY-MM-DD' of the São Paulo day. */
export function dayOf(instant: Instant): string {
  const { year, month, day } = wallClock(instant);
  return `${year}-${month}-${day}`;
}

/** 'YYYY-MM' of the São Paulo month, the key that limits count by (D13). */
export function monthOf(instant: Instant): string {
  const { year, month } = wallClock(instant);
  return `${year}-${month}`;
}

/**
 * The instant of 23:59:59 São Paulo on the n-th day after the instant's São Paulo day (D15): any hour of 27/11/2026
 * and 30 days give 2026-12-28T02:59:59Z. Where clocks went back at midnight, the later of the two 23:59:59.
 */
export function endOfDayAfter(instant: Instant, days: number): Date {
  const wanted = dayNumber(instant) * DAY + days * DAY + DAY - 1000;
  // The offset depends on the resulting instant, so those of both neighbouring days are tried.
  const candidates = [wanted - DAY, wanted + DAY]
    .map((near) => wanted - offset(new Date(near)))
    .filter((candidate) => candidate + offset(new Date(candidate)) === wanted);
  return new Date(Math.max(...candidates));
}

/**
 * Whole São Paulo days from `now` to the last day of something that ends at `end`: 30 on the day of creation, 0 on the
 * last day, and 0 once it is over.
 */
export function daysLeft(end: Instant, now: Instant): number {
  return Math.max(0, dayNumber(end) - dayNumber(now));
}

interface WallClock {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
}

function wallClock(instant: Instant): WallClock {
  const shown = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of clock().formatToParts(new Date(instant))) {
    if (type in shown) shown[type as keyof WallClock] = value;
  }
  return { ...shown, year: shown.year.padStart(4, '0') };
}

/** Days from 1970-01-01 to the instant's São Paulo calendar day. */
function dayNumber(instant: Instant): number {
  const { year, month, day } = wallClock(instant);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY;
}

/** Milliseconds that São Paulo's clock is ahead of UTC at that instant (negative). */
function offset(instant: Instant): number {
  const { hour, minute, second } = wallClock(instant);
  const shown =
    dayNumber(instant) * DAY + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  return shown - Math.floor(new Date(instant).getTime() / 1000) * 1000;
}

function offsetText(instant: Instant): string {
  const minutes = Math.round(offset(instant) / MINUTE);
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `GMT${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
