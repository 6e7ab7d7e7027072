import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom hides Node's web APIs; the router and the fetch layer need them. */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
    // jsdom has no layout, so it cannot scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
