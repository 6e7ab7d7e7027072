/**
 * Preloaded (`--import`): stacks name the sources. By a call, since with `--enable-source-maps` Node also reads all maps as the
 * first logger is made, two thirds of a second of the processor: pino asks who calls it (`util.getCallSites`).
 */
import module from 'node:module';

module.setSourceMapsSupport(true, { nodeModules: true }); // the joined services lie below node_modules/.cache
