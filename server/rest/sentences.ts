// Error messages of the shim itself, for every route. The OpenAPI document lists the same ones.

export const NOT_STORABLE = 'Text with unsupported characters';
export const NOT_JSON = 'The body is not valid JSON';
export const NO_OBJECT = 'The body must be a JSON object';
export const WRONG_TYPE = 'Send the body as JSON with content-type application/json';
export const BAD_BODY = [NOT_JSON, NO_OBJECT, WRONG_TYPE];
export const BODY_TOO_LARGE = 'The body is too large';
export const UNKNOWN_ENCODING = 'This encoding of the body is not supported';
export const NOT_FOUND = 'Not found';
export const FAULT = 'Something went wrong on our side';
export const INSTRUCTORS_ONLY = 'Only instructors can do this';
export const ADMINISTRATORS_ONLY = 'Only admins can do this';
