/* global document, SwaggerUIBundle */

const viewer = document.getElementById('viewer');

// Swagger UI nests a link in the button of an operation, which keyboards cannot reach; the button itself sets the address.
// Its list of examples has no label.
const accessible = ({ React }) => ({
  components: { DeepLink: ({ text }) => React.createElement('span', null, text) },
  wrapComponents: {
    ExamplesSelect: (Original) => (props) =>
      React.createElement('label', null, 'Answer ', React.createElement(Original, props)),
    TextArea: (Original) => (props) => React.createElement(Original, { 'aria-label': 'Body', ...props }),
  },
});

SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: viewer,
  // Without this, Swagger UI would send the document to a public validator.
  validatorUrl: null,
  deepLinking: true,
  plugins: [accessible],
  displayRequestDuration: true,
  docExpansion: 'list',
  onComplete: () => viewer.removeAttribute('aria-busy'),
});
