const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** By path, the code of this worker's modules as V8 compiled it for an earlier suite. */
const scripts = new Map();
/** By path, the code of packages. They do not change during a run, or while Jest watches. */
const packages = new Map();

/**
 * Jest's module loader, except that a worker reads and compiles a module once and not again for each suite, which would
 * take as long as most suites. Every suite still runs the code of its modules in a context of its own.
 */
module.exports = class extends JestRuntime {
  constructor(...given) {
    super(...given);
    const [, environment] = given;
    const { executor, transformCache } = this;

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

    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      let compiled = scripts.get(filename);
      if (compiled?.source !== source) {
        const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
        compiled = { source, script };
        scripts.set(filename, compiled);
      }
      return compiled.script.runInContext(context);
    };
  }
};
