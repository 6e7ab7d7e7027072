/**
 * A plain mark of a company as a data URL: initials on its colour.
 * @param {string} initials
 * @param {string} color `#RRGGBB`
 */
export function logoOf(initials, color) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
    <rect width="320" height="320" rx="72" fill="${color}"/>
    <text x="160" y="206" font-family="Inter, Arial, sans-serif" font-size="132" font-weight="700" fill="#fff"
      text-anchor="middle">${initials}</text></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
