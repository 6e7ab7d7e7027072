/** Services with a schema of their own; the schema is named after the service. */
export const schemas = /** @type {const} */ (['identity', 'proposals', 'notifications']);

/**
 * Roles of one schema: the owner runs the migrations, the others are running services and own nothing.
 * `proposals_erasure` is the one that may erase personal details of old records (D37).
 * @param {string} schema
 */
export const rolesOf = (schema) => ({
  owner: `${schema}_owner`,
  running: schema === 'proposals' ? [`${schema}_app`, `${schema}_erasure`] : [`${schema}_app`],
});

/** Every role that may connect. */
export const databaseRoles = schemas.flatMap((schema) => {
  const { owner, running } = rolesOf(schema);
  return [owner, ...running];
});

/**
 * @param {string} role
 * @returns {string} the environment variable of its password: `PROPOSALS_APP_PASSWORD`
 */
export const passwordVariable = (role) => `${role.toUpperCase()}_PASSWORD`;
