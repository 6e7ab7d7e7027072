/** 'n segundos', or minutes rounded up, so that nobody tries again too early. */
export function waitingWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return `${Math.ceil(seconds / 60)} minutos`;
}
