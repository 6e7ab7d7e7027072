/** D47's lengths, in UTF-16 units. */
export const LENGTHS = {
  name: 200,
  email: 254,
  title: 300,
  text: 20_000,
  feature: 200,
  features: 100,
  reason: 2_000,
  timeline: 60,
  hours: 50,
} as const;
