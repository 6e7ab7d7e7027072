// Imported first: it speaks before anything that an old Node cannot load. No imports of its own.
const OLDEST = [20, 19];

/**
 * @param {string} version as `process.versions.node`
 * @returns {boolean}
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

if (!isRecentEnough(process.versions.node)) {
  console.error(
    `Acordo precisa do Node ${OLDEST.join('.')} ou mais novo; este é o ${process.versions.node}.`,
  );
  process.exit(1);
}
