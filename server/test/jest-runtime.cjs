const asyncHooks = require('node:async_hooks');
const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** By path, the code of this worker's modules as V8 compiled it for an earlier suite. */
const scripts = new Map();
/** By path, the code of packages. They do not change during a run, or while Jest watches. */
const packages = new Map();

/**
 * What no module and no test replaces. Node.js looks up each use of a global in the context of a suite by a call of its
 * own, which takes a microsecond, thirty times as long as a variable: modules get these as variables. `Date`, timers
 * and others are not here, because tests replace them.
 */
const FIXED_GLOBALS =
  `globalThis process Buffer Object Function Array String Number Boolean Symbol BigInt RegExp Promise
  Error AggregateError RangeError ReferenceError SyntaxError TypeError JSON Math Intl Map Set WeakMap WeakSet WeakRef
  FinalizationRegistry Proxy Reflect ArrayBuffer DataView Uint8Array parseFloat parseInt isFinite isNaN
  encodeURIComponent decodeURIComponent`.split(/\s+/);
const fixedGlobals = new Script(`[${FIXED_GLOBALS.join(', ')}]`);

/**
 * The class of a suite's storages. Node.js keeps each in a list that every promise goes through, and its values on
 * timers that outlive the suite, with all that they refer to: a worker would become slower, and larger, suite by suite.
 * So each storage adds itself to `storages`, to be disabled after the suite, and gives Node.js only numbers.
 */
const storageOf = (storages) =>
  class extends asyncHooks.AsyncLocalStorage {
    values = [];

    constructor(options) {
      super(options);
      storages.push(this);
    }

    run(value, ...rest) {
      return super.run(this.values.push(value) - 1, ...rest);
    }

    enterWith(value) {
      super.enterWith(this.values.push(value) - 1);
    }

    getStore() {
      return this.values[super.getStore()];
    }

    disable() {
      super.disable();
      this.values = [];
    }
  };

/**
 * Jest's module loader, except that a worker reads and compiles a module once and not again for each suite, which would
 * take as long as most suites. Every suite still runs the code of its modules in a context of its own, of which nothing
 * is left after it.
 */
module.exports = class extends JestRuntime {
  storages = [];

  constructor(...given) {
    super(...given);
    const [, environment] = given;
    const { coreModule, executor, transformCache } = this;

    const hooks = { ...asyncHooks, AsyncLocalStorage: storageOf(this.storages) };
    const requireCoreModule = coreModule.require.bind(coreModule);
    coreModule.require = (name) => (/^(node:)?async_hooks$/.test(name) ? hooks : requireCoreModule(name));

    const transform = transformCache.transform.bind(transformCache);
    transformCache.transform = (filename, options) => {
      if (!filename.includes('/node_modules/')) return transform(filename, options);
      const key = options?.isInternalModule ? `${filename} of Jest` : filename;
      let code = packages.get(key);
      if (code === undefined) {
        code = transform(filename, options);
        packages.set(key, code);
      }
      return code;
    };

    const parameters = executor.injectedModuleParameters;
    // Two functions, because modules may declare names of globals as their own.
    const head = `(function (${FIXED_GLOBALS.join(', ')}) { return (function (${parameters.join(', ')}) {`;
    let globals;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      let compiled = scripts.get(filename);
      if (compiled?.source !== source) {
        const script = new Script(`${head}${source}\n}); })`, { filename, columnOffset: -head.length });
        compiled = { source, script };
        scripts.set(filename, compiled);
      }
      globals ??= fixedGlobals.runInContext(context);
      return compiled.script.runInContext(context)(...globals);
    };
  }

  teardown() {
    super.teardown();
    for (const storage of this.storages) storage.disable();
  }
};
