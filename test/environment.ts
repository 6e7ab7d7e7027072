/** The variables that global-setup.mjs sets for the workers. Throws if a test runs in a project without it. */
export function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run this test with --selectProjects services`);
  return value;
}
