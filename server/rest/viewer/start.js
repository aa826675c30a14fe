/* global document, SwaggerUIBundle */

const viewer = document.getElementById('viewer');

// A link within the button that opens a call is out of reach without a pointer; the button keeps the address itself.
const accessible = ({ React }) => ({
  components: { DeepLink: ({ text }) => React.createElement('span', null, text) },
  wrapComponents: {
    TextArea: (Original) => (props) => React.createElement(Original, { 'aria-label': 'Body', ...props }),
  },
});

SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: viewer,
  // Nothing leaves this host: the public validator would be sent the document.
  validatorUrl: null,
  deepLinking: true,
  plugins: [accessible],
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  onComplete: () => viewer.removeAttribute('aria-busy'),
});
