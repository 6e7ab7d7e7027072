/**
 * Prints the folder of the Node to use (scripts/node.sh). Old Nodes read this file: plain syntax, and nothing is imported before
 * the version is known.
 */
const OLDEST = '20.19';
const number = (/** @type {string} */ version) => {
  const [major, minor] = version.split('.');
  return Number(major) * 1000 + Number(minor);
};

if (number(process.versions.node) < number(OLDEST)) {
  console.error(
    `Acordo precisa do Node ${OLDEST} ou mais novo (de preferência o 24); este é o ${process.versions.node}. ` +
      'Instale um mais novo (https://nodejs.org/) e tente de novo.',
  );
  process.exitCode = 1;
} else {
  void import('./own-node.mjs').then(({ printNodeFolder }) => printNodeFolder());
}
