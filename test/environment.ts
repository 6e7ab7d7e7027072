/** What global-setup.mjs left for the workers. Throws when a test runs outside of the project that has it. */
export function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run this test with --selectProjects services`);
  return value;
}
