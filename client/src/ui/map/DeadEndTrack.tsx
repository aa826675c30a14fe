/** Illustration for empty and error states: a line that ends at a buffer. */
export function DeadEndTrack({ broken = false, className }: { broken?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 280 72" className={className} aria-hidden="true" focusable="false">
      <g fill="none" strokeLinejoin="round">
        <path d="M0 54h56l24-24h56" stroke="var(--wm-track)" strokeWidth="6" />
        {broken ? (
          <path
            d="M136 30h20M176 46h16l16-16h72"
            stroke="var(--wm-track)"
            strokeWidth="6"
            strokeDasharray="10 8"
          />
        ) : (
          <>
            <path d="M136 30h72" stroke="var(--wm-track)" strokeWidth="6" strokeDasharray="10 8" />
            <path d="M214 14v32M222 18v24" stroke="var(--wm-field-border)" strokeWidth="5" />
          </>
        )}
      </g>
      <circle
        cx="28"
        cy="54"
        r="7"
        fill="var(--wm-surface)"
        stroke="var(--wm-field-border)"
        strokeWidth="3"
      />
      <circle
        cx="136"
        cy="30"
        r="10"
        fill="var(--wm-action)"
        stroke="var(--wm-marker-border)"
        strokeWidth="3.5"
      />
    </svg>
  );
}
